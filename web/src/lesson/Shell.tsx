import type { ComponentChildren } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { Link } from "../router";
import { MenuButton } from "../settings/Settings";
import { say } from "../words/speak";
import { Bars } from "./Bars";
import "./lesson.css";
import "./short.css";

interface ShellProps {
  readonly at: number; // which of them, from 0
  readonly of: number;
  readonly title: string;
  readonly text: string;
  readonly part?: string | undefined; // which question of a step
  readonly now: string; // changes with what is asked, and then the heading takes the focus
  readonly leave: { to: string; text: string };
  readonly aside?: ComponentChildren; // beside the heading
  readonly menu?: ComponentChildren;
  readonly class?: string;
  readonly children: ComponentChildren;
}

/** One screen of a course or a drill: how far one is, one short order, the cards, and below them what to press. */
export function Shell({ at, of, title, text, part, now, leave, aside, menu, class: kind = "", children }: ShellProps) {
  const heading = useFocusAt(now);
  return (
    <div class={`lesson ${kind}`}>
      <header class="lesson-head">
        <Link to={leave.to} class="lesson-leave">
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="M15 4l-8 8 8 8" />
          </svg>
          <span class="heard">{leave.text}</span>
        </Link>
        <Bars at={at} of={of} />
        <span class="lesson-step">{say("lesson-step", { step: Math.min(at + 1, of), steps: of })}</span>
        <MenuButton>{menu}</MenuButton>
        {part && <span class="lesson-part">{part}</span>}
      </header>
      <main>
        <div class="lesson-order">
          <div>
            <h1 tabIndex={-1} ref={heading}>
              {title}
            </h1>
            <p>{text}</p>
          </div>
          {aside}
        </div>
        {children}
      </main>
    </div>
  );
}

/** Whoever listens or uses the keyboard begins at the heading of each new question; nobody is moved at first. */
function useFocusAt(now: string) {
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(now);
  useLayoutEffect(() => {
    if (before.current !== now) heading.current?.focus({ preventScroll: true });
    before.current = now;
  }, [now]);
  return heading;
}
