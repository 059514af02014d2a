import '@emotion/react';
import type { CycleChatTheme } from './tokens.ts';

declare module '@emotion/react' {
  export interface Theme extends CycleChatTheme {}
}
