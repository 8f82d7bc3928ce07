-- Only the file is laid out anew: here one more page to be written is nothing beside the way to the server.
SELECT 1
