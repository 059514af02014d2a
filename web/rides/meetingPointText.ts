import type { Point } from '../moments/useDeviceLocation.ts';

const COORDINATES = /^([-+]?\d{1,3}(?:\.\d+)?)(?:\s*[,;]\s*|\s+)([-+]?\d{1,3}(?:\.\d+)?)$/;

/** To six decimals, because a smaller number would have an exponent. */
const degrees = (value: number) => String(Number(value.toFixed(6)));

/** A point as it is typed: `53.1903, -2.8912`. */
export const meetingPointText = ({ lat, lng }: Point): string => `${degrees(lat)}, ${degrees(lng)}`;

/** The point of a text. Undefined for a text without one. */
export function readMeetingPoint(text: string): Point | undefined {
  // Maps in some languages copy a longer minus.
  const [, lat, lng] = COORDINATES.exec(text.trim().replaceAll('−', '-')) ?? [];
  const point = { lat: Number(lat), lng: Number(lng) };
  return Math.abs(point.lat) <= 90 && Math.abs(point.lng) <= 180 ? point : undefined;
}

/** The error of a text that is neither blank nor a point. */
export const meetingPointFault = (text: string): string | undefined =>
  text.trim() && !readMeetingPoint(text)
    ? 'Write the latitude and the longitude in degrees, such as 53.1903, -2.8912'
    : undefined;
