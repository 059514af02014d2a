import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';

/** In milliseconds. Browsers reject more than about ten changes of the address in a second. */
const DELAY = 300;

/** A text that filters a list, stored in the address soon after it changes, so that going back restores it. */
export function useUrlText(name: string): [text: string, setText: (text: string) => void] {
  const [parameters, setParameters] = useSearchParams();
  const stored = parameters.get(name) ?? '';
  const [text, setText] = useState(stored);

  useEffect(() => {
    if (text === stored) return;
    const timer = setTimeout(
      () => {
        const change = (current: URLSearchParams) => {
          const next = new URLSearchParams(current);
          if (text) next.set(name, text);
          else next.delete(name);
          return next;
        };
        setParameters(change, { replace: true });
      },
      text ? DELAY : 0,
    );
    return () => clearTimeout(timer);
  }, [text, stored, name, setParameters]);

  return [text, setText];
}
