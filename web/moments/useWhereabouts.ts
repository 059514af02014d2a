import { useRef, useState } from 'react';

export interface Point {
  lat: number;
  lng: number;
}

/** About a metre: what a bicycle needs, and no more than a device can know. */
const DECIMALS = 5;
const options: PositionOptions = { enableHighAccuracy: true, timeout: 15_000, maximumAge: 60_000 };

/** Where the device is, asked for when its owner wants it told. */
export function useWhereabouts() {
  const [point, setPoint] = useState<Point>();
  const [problem, setProblem] = useState<string>();
  const [isAsking, setAsking] = useState(false);
  const latest = useRef(0);

  const settle = (found: { point?: Point; problem?: string }) => {
    latest.current += 1;
    setPoint(found.point);
    setProblem(found.problem);
    setAsking(false);
  };

  const ask = () => {
    if (!('geolocation' in navigator)) {
      settle({ problem: `This browser cannot tell where you are. ${INSTEAD}` });
      return;
    }
    latest.current += 1;
    const attempt = latest.current;
    // The question may have been taken back while the device was looking.
    const answer = (found: Parameters<typeof settle>[0]) => {
      if (latest.current === attempt) settle(found);
    };
    setAsking(true);
    setProblem(undefined);
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => answer({ point: { lat: rounded(coords.latitude), lng: rounded(coords.longitude) } }),
      (error) => answer({ problem: problemOf(error) }),
      options,
    );
  };

  return { point, problem, isAsking, ask, clear: () => settle({}) };
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
