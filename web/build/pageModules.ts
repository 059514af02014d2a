import type { Plugin, Rollup } from 'vite';

/** The pages that import a module statically, by the module's id. */
export type PagesOf = (id: string) => ReadonlySet<string>;

type Context = Pick<Rollup.PluginContext, 'getModuleInfo'>;

/** Modules that only re-export many others, by the ends of their import paths. */
const barrels = [
  { source: '/generated.ts', isBarrel: (id: string) => id.endsWith('/web/generated.ts') },
  { source: 'lucide-react', isBarrel: (id: string) => /\/lucide-react\/dist\/esm\/lucide-react\.\w+$/.test(id) },
];

/** Finds the pages of each module once all modules are known. The grouping of chunks uses them. */
export function pageModules(): { plugin: Plugin; pagesOf: PagesOf } {
  const pages = new Map<string, Set<string>>();
  const plugin: Plugin = {
    name: 'page-modules',
    apply: 'build',
    buildEnd() {
      const usedBy = memoized((id) => importedBy(id, this));
      for (const id of this.getModuleIds()) if (/\/\w+Page\.tsx$/.test(id)) mark(id, id, usedBy);
    },
  };

  function mark(page: string, id: string, usedBy: (id: string) => string[]): void {
    const known = pages.get(id) ?? new Set();
    if (known.has(page)) return;
    pages.set(id, known.add(page));
    for (const imported of usedBy(id)) mark(page, imported, usedBy);
  }
  return { plugin, pagesOf: (id) => pages.get(id) ?? none };
}

/** The modules that a module imports statically. Of a barrel, only those whose exports the module imports by name. */
function importedBy(id: string, context: Context): string[] {
  const { importedIds = [], code = '' } = context.getModuleInfo(id) ?? {};
  return importedIds.flatMap((imported) => {
    const barrel = barrels.find(({ isBarrel }) => isBarrel(imported));
    if (!barrel) return [imported];
    const modules = modulesIn(imported, context);
    return namesFrom(barrel.source, code ?? '').flatMap((name) => modules.get(name) ?? []);
  });
}

function namesFrom(source: string, code: string): string[] {
  const imports = [...code.matchAll(/import\s*\{([^{}]*)\}\s*from\s*["']([^"']+)["']/g)];
  return imports.flatMap(([, names = '', from = '']) => (from.endsWith(source) ? originalsOf(names) : []));
}

/** 'A, B as C' → ['A', 'B'] */
const originalsOf = (names: string) => names.split(',').map((name) => name.trim().split(/\s/)[0] ?? '');

/** The modules of a barrel by the names that it exports. */
function modulesIn(barrel: string, context: Context): Map<string, string> {
  const known = modulesOfBarrels.get(barrel);
  if (known) return known;
  const { importedIds = [], code = '' } = context.getModuleInfo(barrel) ?? {};
  const modules = new Map<string, string>();
  for (const [, names = '', source = ''] of (code ?? '').matchAll(
    /export\s*(\*|\{[^{}]*\})\s*from\s*["']\.([^"']+)["']/g,
  )) {
    const module = importedIds.find((id) => id.endsWith(source));
    if (!module) continue;
    const exported = names === '*' ? (context.getModuleInfo(module)?.exports ?? []) : aliasesOf(names);
    for (const name of exported) modules.set(name, module);
  }
  modulesOfBarrels.set(barrel, modules);
  return modules;
}

/** '{ default as A, default as B }' → ['A', 'B'] */
const aliasesOf = (names: string) => names.split(/[{},]/).flatMap((name) => name.match(/\w+/g)?.at(-1) ?? []);

const modulesOfBarrels = new Map<string, Map<string, string>>();

function memoized<Value>(read: (id: string) => Value): (id: string) => Value {
  const values = new Map<string, Value>();
  return (id) => {
    const value = values.get(id) ?? read(id);
    values.set(id, value);
    return value;
  };
}

const none: ReadonlySet<string> = new Set();
