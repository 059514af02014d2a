import { darkTokens, lightTokens } from '../theme/tokens.ts';

/** The look of the editors in one theme. */
interface EditorTheme {
  base: 'vs' | 'vs-dark';
  inherit: boolean;
  colors: Record<string, string>;
  rules: { token: string; foreground: string }[];
}

const transparent = '#00000000';

function colorsOf(tokens: typeof lightTokens): Record<string, string> {
  const { surfaceRaised, surfaceSunken, surfacePressed, accentText, textMuted } = tokens;
  return {
    'editor.background': transparent,
    // Typographic apostrophes and dashes are not suspicious characters.
    'editorUnicodeHighlight.background': transparent,
    'editorUnicodeHighlight.border': transparent,
    'scrollbar.shadow': transparent,
    'editorLineNumber.foreground': textMuted,
    'editorLineNumber.dimmedForeground': textMuted,
    'editorHoverWidget.background': surfaceRaised,
    'editorSuggestWidget.background': surfaceRaised,
    'editorSuggestWidget.selectedBackground': surfacePressed,
    'editorSuggestWidget.highlightForeground': accentText,
    'editorWidget.background': surfaceRaised,
    'menu.background': surfaceRaised,
    'quickInput.background': surfaceRaised,
    'input.background': surfaceSunken,
    'list.hoverBackground': surfacePressed,
    'textLink.foreground': accentText,
    focusBorder: accentText,
  };
}

/** The product's two themes in the editor's notation. Each colour has enough contrast for reading. */
export const editorThemes: Record<'graphiql-LIGHT' | 'graphiql-DARK', EditorTheme> = {
  'graphiql-LIGHT': {
    base: 'vs',
    inherit: true,
    colors: { ...colorsOf(lightTokens), 'editorBracketHighlight.foreground2': '#1c6e1c' },
    rules: [
      { token: 'comment', foreground: lightTokens.textMuted },
      { token: 'number', foreground: '#066b46' },
      { token: 'argument.identifier.gql', foreground: '#5653c4' },
    ],
  },
  'graphiql-DARK': {
    base: 'vs-dark',
    inherit: true,
    colors: colorsOf(darkTokens),
    rules: [
      { token: 'comment', foreground: darkTokens.textMuted },
      { token: 'argument.identifier.gql', foreground: '#a8a3ff' },
    ],
  },
};
