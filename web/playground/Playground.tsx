import { Global } from '@emotion/react';
import styled from '@emotion/styled';
import { HISTORY_PLUGIN } from '@graphiql/plugin-history';
import { useMonaco } from '@graphiql/react';
import { GraphiQL } from 'graphiql';
import { useEffect } from 'react';
import { useThemeChoice } from '../theme/ThemeProvider.tsx';
import { breakpoints } from '../theme/tokens.ts';
import { editorThemes } from './editorThemes.ts';
import { fetcher } from './fetcher.ts';
import { graphiqlStyles } from './graphiqlStyles.ts';
import { PlaygroundBar } from './PlaygroundBar.tsx';
import { samplesPlugin } from './SamplesPlugin.tsx';
import { samples } from './samples.ts';

const plugins = [samplesPlugin, HISTORY_PLUGIN];
/** The first visit starts with an operation that visitors may run. */
const [first] = samples;
const firstTabs = first && [{ query: first.query, variables: JSON.stringify(first.variables, null, 2) }];

/** The panel open on the first visit, when the window is wide enough. */
const opened = matchMedia(`(min-width: ${breakpoints.tablet + 1}px)`).matches ? samplesPlugin : undefined;

/**
 * GraphiQL on this server's schema. Operations run as the member signed in to this browser. Tabs are stored in this
 * browser.
 */
export function Playground() {
  const { isDark } = useThemeChoice();
  const address = new URLSearchParams(location.search);
  const query = address.get('query') ?? undefined;
  useEditorThemes();

  return (
    <Page>
      <Global styles={graphiqlStyles} />
      <PlaygroundBar />
      <Main>
        <GraphiQL
          fetcher={fetcher}
          plugins={plugins}
          visiblePlugin={opened}
          forcedTheme={isDark ? 'dark' : 'light'}
          defaultTabs={query ? undefined : firstTabs}
          initialQuery={query}
          initialVariables={address.get('variables') ?? undefined}
          schemaDescription
          inputValueDeprecation
          shouldPersistHeaders={false}
          showPersistHeadersSettings
        >
          <GraphiQL.Logo>{null}</GraphiQL.Logo>
        </GraphiQL>
      </Main>
    </Page>
  );
}

/** Replaces GraphiQL's editor themes by ours, under the names that it uses. */
function useEditorThemes(): void {
  const monaco = useMonaco((state) => state.monaco);

  useEffect(() => {
    for (const [name, theme] of Object.entries(editorThemes)) monaco?.editor.defineTheme(name, theme);
  }, [monaco]);
}

const Page = styled.div`
  display: grid;
  grid-template-rows: auto minmax(0, 1fr);
  height: 100dvh;
`;

const Main = styled.main`
  min-width: 0;
`;
