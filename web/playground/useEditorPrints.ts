import { useMonaco } from '@graphiql/react';
import { useEffect } from 'react';
import { editorPrints } from './editorPrints.ts';

/** Puts our prints in the place of GraphiQL's, under the names by which it asks for them. */
export function useEditorPrints(): void {
  const monaco = useMonaco((state) => state.monaco);

  useEffect(() => {
    for (const [name, print] of Object.entries(editorPrints)) monaco?.editor.defineTheme(name, print);
  }, [monaco]);
}
