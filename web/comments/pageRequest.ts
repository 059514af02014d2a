import { createContext } from 'react';

/** Whether the request of the post's own page is pending. It brings the first comments. */
export const PageRequestContext = createContext(false);
