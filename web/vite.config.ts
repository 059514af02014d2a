import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';
import { bundleBudget, firstLoadBudget } from './build/bundleBudget.ts';
import { commonPasswords } from './build/commonPasswords.ts';
import { firstPaint, twoDocuments } from './build/firstPaint.ts';
import { operationsManifest } from './build/operationsManifest.ts';
import { pageModules } from './build/pageModules.ts';
import { precompress } from './build/precompress.ts';
import { splitDocuments } from './build/splitDocuments.ts';
import { trimIcons } from './build/trimIcons.ts';
import { trimStyles } from './build/trimStyles.ts';

// Code that every page needs and that releases seldom change: one file that stays in the browser's cache.
const framework =
  /^\0rolldown\/runtime|node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|@apollo|rxjs|graphql|@emotion|stylis|optimism|@wry)\//;

// Excludes the documents' own scripts and the copies that homeStart bundles.
const started = /^(?!.*(\/(index\.html|main\.tsx|homeStart\.ts)|\?start)$)/;

const { plugin: pageModulesPlugin, pagesOf } = pageModules();
const isOf = (name: string) => (id: string) => [...pagesOf(id)].some((page) => page.endsWith(name));
const isOfHome = isOf('/home/HomePage.tsx');
const isOfProfile = isOf('/ProfilePage.tsx');

// Loaded on idle, although Radix's single package seems to pull it in everywhere.
const floating =
  /node_modules\/(@radix-ui\/react-(alert-dialog|arrow|dialog|dismissable-layer|dropdown-menu|focus-guards|focus-scope|menu|popover|popper|portal|radio-group|select|toast|tooltip)|@floating-ui|aria-hidden|react-remove-scroll|react-style-singleton|tslib|use-callback-ref|use-sidecar)/;

/** GraphQL documents that the page of a ride and its dialogs use. */
const isOfRidePage =
  /\/generated\.ts\?document=(Series|SetSeries|ExtendSeries|SetRide(Waiting|Leader)|Ride(Day|Leader)|(Create|Update)PostDocument|PlannedEvent|EventCalling|JoinInvited)/;

/** Those that the settings and their dialogs use. */
const isOfSettings =
  /\/generated\.ts\?document=(SettingsPage|Calendar|(Rotate|Create|Revoke)Calendar|(Muted|Blocked)Pe|ChangeMailAddress|Zone|AccessTokenRow|UserSessionRow|Own|Preferences|SetNotification)/;

/** Icons and GraphQL documents. */
const isSmallPart = /\/lucide-react\/|\/generated\.ts\?document=/;

// Few files, because each waits for a connection: the client's start, the home page's code shared with most pages or
// with few, and code shared by other pages and dialogs.
const groups = [
  { name: 'framework', test: framework, priority: 4 },
  { name: 'start', tags: ['$initial' as const], test: started, priority: 3 },
  {
    name: 'common',
    test: (id: string) => isOfHome(id) && (pagesOf(id).size > 3 || isSmallPart.test(id)) && !floating.test(id),
    minShareCount: 2,
    priority: 2,
  },
  { name: 'cards', test: (id: string) => isOfHome(id) && !floating.test(id), minShareCount: 2, priority: 1 },
  // Otherwise these small files would be merged into whichever dialog also needs them.
  { name: 'riding', test: (id: string) => isOfRidePage.test(id) && !isOfHome(id), minShareCount: 2, priority: 2 },
  {
    name: 'settings',
    test: (id: string) => isOfSettings.test(id) && !isOfHome(id) && !isOfProfile(id),
    minShareCount: 2,
    priority: 2,
  },
  { name: 'parts', test: (id: string) => isSmallPart.test(id) && !isOfHome(id), minShareCount: 2, priority: 1 },
  // Otherwise pages that show a row of a list, or a field, would load the dialogs that show it too.
  {
    name: 'rows',
    test: /\/web\/(users\/(Person(Names|Link|Follow)|RideLink|TimeZoneField)|ui\/(CopyField|FactsRow|LoadMore|ListSkeleton|NativeSelect|Road)|events\/EventKind|operator\/(forgetOf|useRefreshBoard)|moments\/formatPlace|groups\/(KindLine|groupLists)|lib\/(useSettled|unitEntry)|settings\/OwnPasswordField)\.tsx?$/,
    priority: 1,
  },
  // Otherwise comments would load the dialogs of rides, which have the same text field and drafts.
  {
    name: 'writing',
    test: /\/web\/(mentions\/|lib\/(useDraft|drafts|submitByKeys))|node_modules\/uuid\//,
    minShareCount: 2,
    priority: 1,
  },
  // Otherwise comments would load the lists and dialogs of whichever page also confirms an act or links to a comment.
  {
    name: 'confirming',
    test: /\/web\/(comments\/(commentAddress|pageRequest)|ui\/ConfirmDialog)\.tsx?$/,
    minShareCount: 2,
    priority: 1,
  },
  // Otherwise pages of lists would load what the pages of a group and an event share.
  { name: 'reporting', test: /\/web\/moderation\/ReportMenu\.tsx?$/, minShareCount: 2, priority: 1 },
  { name: 'notices', test: /\/web\/notices\/NoticeLink\.tsx?$/, minShareCount: 2, priority: 1 },
  // Otherwise the board would load the form of the profile.
  { name: 'devices', test: /\/web\/settings\/deviceName\.ts$/, minShareCount: 2, priority: 1 },
  // Otherwise the page of zones would load the dialogs of posts.
  { name: 'zoning', test: /\/web\/zones\/zoneDraft\.ts$/, minShareCount: 2, priority: 1 },
  // Otherwise the board would load the form of groups, which also reloads it.
  {
    name: 'refreshing',
    test: /\/web\/operator\/useRefreshBoard\.tsx?$/,
    minShareCount: 2,
    priority: 1,
  },
  { name: 'shared', minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 3000 },
];

/** The start of the client contains all names. Those of shared chunks would list the pages that share them. */
const chunkFileNames = ({ name }: { name: string }) =>
  `assets/${name.startsWith('shared') ? 'shared' : '[name]'}-[hash].js`;

/** Chunks that every document loads. A page that is opened later need not name them among those that it preloads. */
const isLoaded = (name: string) => /\/(framework|start|rolldown-runtime)-/.test(name);

/** Emotion's only use of them, `withTheme`, is not part of the client. */
const unused = [{ test: /node_modules\/(hoist-non-react-statics|react-is)\//, sideEffects: false }];

/** Its package exports the module build for development alone. */
const router = (file: string) =>
  fileURLToPath(new URL(`../node_modules/react-router/dist/production/${file}.mjs`, import.meta.url));

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    splitDocuments(),
    pageModulesPlugin,
    react(),
    trimStyles(),
    trimIcons(),
    commonPasswords(),
    firstPaint(),
    twoDocuments(),
    bundleBudget({ HomePage: firstLoadBudget, others: 241 }, { HomePage: '/home/homeStart.ts' }),
    operationsManifest(),
    precompress(),
  ],
  resolve: {
    // RxJS has its modern build under its own condition.
    conditions: ['es2015', ...defaultClientConditions],
    alias: [
      { find: /^react-router$/, replacement: router('index') },
      { find: /^react-router\/dom$/, replacement: router('dom-export') },
    ],
  },
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    // Browsers without it load the same scripts later.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_file, names, { hostType }) =>
        hostType === 'js' ? names.filter((name) => !isLoaded(name)) : names,
    },
    rolldownOptions: {
      treeshake: { moduleSideEffects: unused },
      output: { codeSplitting: { groups }, chunkFileNames },
    },
  },
  // The playground has its own build, and its workers cannot be pre-bundled.
  optimizeDeps: { entries: ['index.html'] },
});
