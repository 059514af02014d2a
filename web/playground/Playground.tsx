import { Global } from '@emotion/react';
import styled from '@emotion/styled';
import { HISTORY_PLUGIN } from '@graphiql/plugin-history';
import { GraphiQL } from 'graphiql';
import { useThemeChoice } from '../theme/ThemeProvider.tsx';
import { breakpoints } from '../theme/tokens.ts';
import { fetcher } from './fetcher.ts';
import { graphiqlStyles } from './graphiqlStyles.ts';
import { PlaygroundBar } from './PlaygroundBar.tsx';
import { samplesPlugin } from './SamplesPlugin.tsx';
import { samples } from './samples.ts';
import { useEditorPrints } from './useEditorPrints.ts';

const plugins = [samplesPlugin, HISTORY_PLUGIN];
/** The first visit begins with an operation that anyone may run. */
const [first] = samples;
const firstTabs = first && [{ query: first.query, variables: JSON.stringify(first.variables, null, 2) }];

/** What stands open on the first visit, where there is room for it. */
const opened = matchMedia(`(min-width: ${breakpoints.tablet + 1}px)`).matches ? samplesPlugin : undefined;

/** GraphiQL on our own schema, as whom the browser is signed in as; its tabs are kept in this browser. */
export function Playground() {
  const { isDark } = useThemeChoice();
  const address = new URLSearchParams(location.search);
  const query = address.get('query') ?? undefined;
  useEditorPrints();

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

const Page = styled.div`
  display: grid;
  grid-template-rows: auto minmax(0, 1fr);
  height: 100dvh;
`;

const Main = styled.main`
  min-width: 0;
`;
