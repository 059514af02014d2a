const LONGEST_FIGURE = 8;

interface Props {
  value: string;
  unit?: string;
}

/** A number with its unit, small beside it; the list that holds it sets both. Anything longer is marked to be set as text. */
export function Figure({ value, unit }: Props) {
  return (
    <span data-long={value.length > LONGEST_FIGURE || undefined}>
      {value}
      {unit && <small>{unit}</small>}
    </span>
  );
}
