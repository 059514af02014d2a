import { Gauge, type Registry } from 'prom-client';
import packageJson from '../../package.json' with { type: 'json' };
import { diskSpaceOf } from '../platform/storage/diskSpace.ts';
import { lastBackupAt } from '../platform/storage/lastBackup.ts';

/** Gauges of the version, the disk and the last backup. */
export function gaugeInstance(registry: Registry, dataDir: string): void {
  const registers = [registry];
  new Gauge({
    name: 'cycle_chat_build_info',
    help: 'Always 1: its labels are the versions of Cycle Chat and Node.js.',
    labelNames: ['version', 'node_version'],
    registers,
  }).set({ version: packageJson.version, node_version: process.versions.node }, 1);
  new Gauge({
    name: 'data_dir_disk_bytes',
    help: 'Bytes of the disk that holds DATA_DIR, and how many of them the server can still write.',
    labelNames: ['state'],
    registers,
    async collect() {
      const { size, available } = await diskSpaceOf(dataDir);
      this.set({ state: 'all' }, size);
      this.set({ state: 'available' }, available);
    },
  });
  new Gauge({
    name: 'backup_last_success_timestamp_seconds',
    help: 'When the last backup with this DATA_DIR was completed, in seconds since 1970; 0 where none is known of.',
    registers,
    async collect() {
      this.set(((await lastBackupAt(dataDir))?.getTime() ?? 0) / 1000);
    },
  });
}
