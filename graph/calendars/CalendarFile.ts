/** A calendar file with one entry. */
export interface CalendarFile {
  readonly name: string;
  readonly text: Iterable<string>;
}
