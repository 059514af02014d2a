import { vi } from 'vitest';

/** The names of the files that the browser saves from now on. jsdom saves none. */
export function catchFiles(names: string[] = []): string[] {
  URL.createObjectURL = () => 'blob:file';
  URL.revokeObjectURL = () => {};
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    names.push(this.download);
  });
  return names;
}
