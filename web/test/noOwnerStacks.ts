import * as react from 'react';

/** React notes the stack of each element that it creates, only for the texts of its warnings: a fifth of the processor time of a page. */
export function noOwnerStacks(): void {
  const internals = Reflect.get(react, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE');
  // React stops after many elements, and begins again each second.
  if (internals) {
    Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
      get: () => Number.POSITIVE_INFINITY,
      set: () => undefined,
    });
  }
}
