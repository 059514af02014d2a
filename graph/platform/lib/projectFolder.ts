import { findPackageJSON } from 'node:module';
import { dirname, join } from 'node:path';

/**
 * The folder of `package.json`, from the sources, from the build and from an installed package. A file of the project is
 * found from here, because the build may put this module in any file.
 */
export const projectFolder = dirname(findPackageJSON('.', import.meta.url) ?? '.');

/** The path of a file of the project. */
export const projectFile = (...path: readonly string[]): string => join(projectFolder, ...path);
