import { expect, test } from 'vitest';
import { pageModules } from './pageModules.ts';

const modules: Record<string, { importedIds: string[]; code: string; exports?: string[] }> = {
  '/web/home/HomePage.tsx': {
    importedIds: ['/web/generated.ts', '/lucide-react/dist/esm/lucide-react.mjs', '/web/ui/Card.tsx'],
    code: `import { useFeedQuery as useQuery } from '../generated.ts';
      import { Sun, Trash2 } from "lucide-react";
      import { Card } from '../ui/Card.tsx';`,
  },
  '/web/ui/Card.tsx': { importedIds: [], code: '' },
  '/web/generated.ts': {
    importedIds: ['/web/generated.ts?document=Feed', '/web/generated.ts?document=Zones'],
    code: "export * from './generated.ts?document=Feed';\nexport * from './generated.ts?document=Zones';",
  },
  '/web/generated.ts?document=Feed': { importedIds: [], code: '', exports: ['FeedDocument', 'useFeedQuery'] },
  '/web/generated.ts?document=Zones': { importedIds: [], code: '', exports: ['ZonesDocument', 'useZonesQuery'] },
  '/lucide-react/dist/esm/lucide-react.mjs': {
    importedIds: ['/icons/sun.mjs', '/icons/trash.mjs', '/icons/bell.mjs'],
    code: `export { default as Sun, default as SunIcon } from './icons/sun.mjs';
      export { default as Trash, default as Trash2 } from './icons/trash.mjs';
      export { default as Bell } from './icons/bell.mjs';`,
  },
  '/icons/sun.mjs': { importedIds: [], code: '' },
  '/icons/trash.mjs': { importedIds: [], code: '' },
  '/icons/bell.mjs': { importedIds: [], code: '' },
};

test('a page has the modules that it imports, and of a barrel only those that it names', () => {
  const { plugin, pagesOf } = pageModules();
  const context = { getModuleIds: () => Object.keys(modules), getModuleInfo: (id: string) => modules[id] };
  // The plugin uses no other part of the context, and its hook is a plain function.
  (plugin.buildEnd as (this: unknown) => void).call(context);

  const ofHome = Object.keys(modules).filter((id) => pagesOf(id).has('/web/home/HomePage.tsx'));
  expect(ofHome).toEqual([
    '/web/home/HomePage.tsx',
    '/web/ui/Card.tsx',
    '/web/generated.ts?document=Feed',
    '/icons/sun.mjs',
    '/icons/trash.mjs',
  ]);
});
