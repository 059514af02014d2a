import { useRef, useState } from 'react';

export interface Point {
  lat: number;
  lng: number;
}

/** About a metre: enough for a ride, and the precision of a device. */
const DECIMALS = 5;
const options: PositionOptions = { enableHighAccuracy: true, timeout: 15_000, maximumAge: 60_000 };

/** The position of the device, requested when the member presses the button. */
export function useDeviceLocation() {
  const [point, setPoint] = useState<Point>();
  const [problem, setProblem] = useState<string>();
  const [isLocating, setLocating] = useState(false);
  const latest = useRef(0);

  const settle = (found: { point?: Point; problem?: string }) => {
    latest.current += 1;
    setPoint(found.point);
    setProblem(found.problem);
    setLocating(false);
  };

  const locate = () => {
    if (!('geolocation' in navigator)) {
      settle({ problem: `This browser cannot tell where you are. ${INSTEAD}` });
      return;
    }
    latest.current += 1;
    const attempt = latest.current;
    // The user may have cancelled while the device was searching.
    const settleLatest = (found: Parameters<typeof settle>[0]) => {
      if (latest.current === attempt) settle(found);
    };
    setLocating(true);
    setProblem(undefined);
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => settleLatest({ point: { lat: rounded(coords.latitude), lng: rounded(coords.longitude) } }),
      (error) => settleLatest({ problem: problemOf(error) }),
      options,
    );
  };

  return { point, problem, isLocating, locate, clear: () => settle({}) };
}

const INSTEAD = 'Type the place instead.';

function problemOf({ code }: GeolocationPositionError): string {
  // The codes of the W3C Geolocation API: 1 is a refusal, 3 a timeout.
  if (code === 1) return `Your location is blocked for this site. ${INSTEAD}`;
  if (code === 3) return `Finding your location took too long. Try again, or type the place instead.`;
  return `Your location could not be found. ${INSTEAD}`;
}

function rounded(degrees: number): number {
  return Number(degrees.toFixed(DECIMALS));
}
