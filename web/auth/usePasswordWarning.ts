import { useEffect, useState } from 'react';
import { isEasyToGuess } from './isEasyToGuess.ts';

/** The warning shown beside a new password while a member types it. Empty when the password is not easy to guess. */
export function usePasswordWarning(username: string, password: string): string {
  const [isEasy, setIsEasy] = useState(false);

  useEffect(() => {
    let isCurrent = true;
    isEasyToGuess({ username, password }).then(
      (easy) => isCurrent && setIsEasy(easy),
      // Without the list, the form works without warnings.
      () => isCurrent && setIsEasy(false),
    );
    return () => {
      isCurrent = false;
    };
  }, [username, password]);

  return isEasy ? 'This password is easy to guess' : '';
}
