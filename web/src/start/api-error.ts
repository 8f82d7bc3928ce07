import { ApiError } from "../api";

/** What went wrong with a request; without an answer, the connection. */
export const apiErrorOf = (error: unknown): ApiError =>
  error instanceof ApiError ? error : new ApiError("offline", "");
