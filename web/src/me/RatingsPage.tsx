import { say } from "../words/speak";
import { type RatingCourse, ratings } from "./api";
import { useAsked } from "./asked";
import { Answer, MePage, None } from "./MePage";
import { RatingChart } from "./RatingChart";
import { plain, ruleSetName } from "./words";

/** Ratings by rule set: what they are now, how they came about, and how sure they are. */
export function RatingsPage() {
  const [asked, again] = useAsked(ratings, "");
  return (
    <MePage name="ratings">
      <div class="ratings-lead">
        <h1>{say("ratings-title")}</h1>
        <p>{say("ratings-how")}</p>
        <p>{say("ratings-doubt")}</p>
      </div>
      <Answer asked={asked} again={again}>
        {(courses) =>
          courses.length ? (
            <div class="ratings-all">
              {courses.map((course) => (
                <One key={course.rule_set} course={course} />
              ))}
            </div>
          ) : (
            <None word="ratings-none" />
          )
        }
      </Answer>
    </MePage>
  );
}

function One({ course: { rule_set, course } }: { course: RatingCourse }) {
  const now = course.at(-1);
  if (!now) return null;
  const { points, doubt, matches } = now;
  return (
    <section class="one-rating">
      <h2>{ruleSetName(rule_set)}</h2>
      <p>
        <b class="rating-now">{plain(points)}</b>{" "}
        {say("ratings-now", { low: plain(points - doubt), high: plain(points + doubt), matches })}
      </p>
      {matches < 3 ? (
        <p class="muted">{say("ratings-few")}</p>
      ) : (
        <RatingChart name={ruleSetName(rule_set)} course={course} />
      )}
    </section>
  );
}
