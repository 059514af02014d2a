import { configure, getConfig } from '@testing-library/react';

/** Leaves the page out of the errors of attempts that are repeated. The last attempt adds it. */
export function quickErrors(): void {
  const { getElementError } = getConfig();
  configure({
    getElementError(message, container) {
      const isRepeated = Reflect.get(getConfig(), '_disableExpensiveErrorDiagnostics');
      if (!isRepeated) return getElementError(message, container);
      return Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' });
    },
  });
}
