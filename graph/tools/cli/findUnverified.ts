interface LockedPackage {
  readonly integrity?: string;
  readonly link?: boolean;
  readonly dev?: boolean;
  readonly optional?: boolean;
  readonly os?: readonly string[];
}

export interface LockFile {
  readonly packages: Readonly<Record<string, LockedPackage>>;
}

/**
 * Biome’s binaries for other platforms: npm records the hash only of binaries that it can install. No instance installs
 * them, because they are development dependencies.
 */
const isLinterElsewhere = (path: string, { dev, optional }: LockedPackage) =>
  path.startsWith('node_modules/@biomejs/cli-') && dev === true && optional === true;

/** The packages of a lock file that npm would install without verifying a SHA-512 hash. */
export const findUnverified = ({ packages }: LockFile): string[] =>
  Object.entries(packages)
    .filter(([path, locked]) => path !== '' && !locked.link && !isLinterElsewhere(path, locked))
    .filter(([, { integrity }]) => !integrity?.startsWith('sha512-'))
    .map(([path]) => path);
