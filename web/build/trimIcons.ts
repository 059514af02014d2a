import type { Plugin } from 'vite';

/** Removes the keys of the shapes in icons. React needs them only for children that change. */
export function trimIcons(): Plugin {
  return {
    name: 'trim-icons',
    apply: 'build',
    transform: {
      filter: { id: /\/lucide-react\/dist\/esm\/icons\// },
      handler: (code) => ({ code: trimIcon(code), map: null }),
    },
  };
}

export function trimIcon(code: string): string {
  return code.replaceAll(/,\s*key: "\w+"/g, '').replace('__iconData.node;', '');
}
