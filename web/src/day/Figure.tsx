interface Props {
  label: string;
  title?: string; // what is seen of the label
  value: number;
  most: number;
  onChange: (value: number) => void;
  class?: string;
}

/** A number with plus and minus, large enough for a thumb. */
export function Figure({ label, title = label, value, most, onChange, class: kind = "" }: Props) {
  const to = (wanted: number) => onChange(Math.max(0, Math.min(most, wanted)));
  return (
    <div class={`day-figure ${kind}`}>
      <span>{title}</span>
      <button
        type="button"
        class="button"
        aria-label={`${label} −1`}
        disabled={value <= 0}
        onClick={() => to(value - 1)}
      >
        −
      </button>
      <input
        class="input"
        inputMode="numeric"
        aria-label={label}
        value={value}
        onInput={(event) => to(Number.parseInt(event.currentTarget.value, 10) || 0)}
      />
      <button
        type="button"
        class="button"
        aria-label={`${label} +1`}
        disabled={value >= most}
        onClick={() => to(value + 1)}
      >
        +
      </button>
    </div>
  );
}
