/** '07:00' → '7:00 AM', '00:15' → '12:15 AM'. Other text than a 24-hour HH:MM is returned unchanged. */
export function formatTime12(time: string): string {
  const [, hours, minutes] = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(time) ?? [];
  if (hours === undefined) return time;
  const hour = Number(hours);
  return `${hour % 12 || 12}:${minutes} ${hour < 12 ? 'AM' : 'PM'}`;
}
