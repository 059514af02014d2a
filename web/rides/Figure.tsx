const MAX_FIGURE_LENGTH = 8;

interface Props {
  value: string;
  unit?: string;
}

/**
 * A number with a small unit beside it. The surrounding list sets the size. Longer text is marked, to be set as text.
 */
export function Figure({ value, unit }: Props) {
  return (
    <span dir="auto" data-long={value.length > MAX_FIGURE_LENGTH || undefined}>
      {value}
      {unit && <small>{unit}</small>}
    </span>
  );
}
