import { css } from '@emotion/react';
import { breakpoints, theme } from '../theme/tokens.ts';

// GraphiQL's variables, in its notation: hue, saturation and lightness without a function around them.
const palettes = css`
  body.graphiql-light .graphiql-container, body.graphiql-light .graphiql-dialog, body.graphiql-light [data-radix-popper-content-wrapper] {
    --color-base: 0, 0%, 100%;
    --color-neutral: 195, 27%, 9%;
    --color-primary: 337, 84%, 45%;
    --color-secondary: 242, 45%, 50%;
    --color-tertiary: 188, 100%, 26%;
    --color-info: 208, 100%, 36%;
    --color-success: 149, 66%, 25%;
    --color-warning: 39, 100%, 25%;
    --color-error: 15, 89%, 37%;
  }
  body.graphiql-dark .graphiql-container, body.graphiql-dark .graphiql-dialog, body.graphiql-dark [data-radix-popper-content-wrapper] {
    --color-base: 198, 19%, 10%;
    --color-neutral: 189, 19%, 93%;
    --color-primary: 340, 100%, 69%;
  }
  .graphiql-container, .graphiql-dialog, [data-radix-popper-content-wrapper] {
    --font-family: ${theme.font};
    --font-family-mono: ui-monospace, SFMono-Regular, Menlo, Consolas, 'Liberation Mono', monospace;
    --alpha-tertiary: 0.62;
  }
`;

// In a narrow window the parts are stacked, so nothing can be dragged.
const narrow = css`
  @media (max-width: ${breakpoints.tablet}px) {
    .graphiql-container { flex-direction: column; }
    .graphiql-container .graphiql-sidebar {
      flex: none;
      flex-direction: row;
      width: 100%;
      overflow: auto hidden;
    }
    .graphiql-container .graphiql-main { flex-direction: column; min-height: 0; }
    .graphiql-container .graphiql-plugin {
      flex: 0 0 45% !important;
      border-left: 0;
      border-bottom: 1px solid ${theme.color.border};
    }
    .graphiql-container .graphiql-sessions { flex: 1 1 0 !important; min-height: 0; margin: 0 8px 8px; }
    .graphiql-container #graphiql-session { flex-direction: column; gap: 8px; min-height: 0; }
    .graphiql-container .graphiql-editors, .graphiql-container .graphiql-response {
      flex: 1 1 0 !important;
      min-height: 0;
    }
    .graphiql-container .graphiql-query-editor { min-height: 0; padding: 8px; }
    .graphiql-container .graphiql-toolbar { flex: none; max-height: 100%; overflow: hidden; }
    .graphiql-container .graphiql-response { padding-top: 0; }
    .graphiql-horizontal-drag-bar { display: none; }
  }
`;

const fit = css`
  .graphiql-container { height: 100%; }
  .graphiql-container .graphiql-sidebar .lucide { width: 20px; height: 20px; }
`;

export const graphiqlStyles = css`${palettes} ${fit} ${narrow}`;
