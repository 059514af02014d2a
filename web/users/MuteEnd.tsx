interface Props {
  /** Null for a mute that lasts until the viewer unmutes. */
  until: string | null;
}

const format = new Intl.DateTimeFormat('en', {
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
});

/** When a mute ends, in the reader's time. */
export function MuteEnd({ until }: Props) {
  if (!until) return 'Until you unmute them';
  return (
    <>
      Until <time dateTime={until}>{format.format(new Date(until))}</time>
    </>
  );
}
