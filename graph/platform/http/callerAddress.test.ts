import { describe, expect, test } from 'vitest';
import { callerAddress } from './callerAddress.ts';

const counted = (ip: string, remoteAddress = '203.0.113.1') => callerAddress({ ip, socket: { remoteAddress } });

describe('a caller counts as', () => {
  test.each([
    ['198.51.100.7', '198.51.100.7'],
    ['198.51.100.7:51234', '198.51.100.7'],
    ['::ffff:198.51.100.7', '198.51.100.7'],
    ['::FFFF:198.51.100.7', '198.51.100.7'],
  ])('%s: the address %s', (ip, address) => {
    expect(counted(ip)).toBe(address);
  });

  test.each([
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:db8:1:2::1', '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:0002::ffff', '2001:db8:1:2::/64'],
    ['[2001:db8:1:2::1]:443', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
  ])('%s: its network %s', (ip, network) => {
    expect(counted(ip)).toBe(network);
  });

  test.each(['', 'unknown', 'evil"\u0000', '999.1.1.1', '2001:db8:::1'])('%j, no address: the proxy itself', (ip) => {
    expect(counted(ip)).toBe('203.0.113.1');
    expect(counted(ip, '2001:db8:9:9::1')).toBe('2001:db8:9:9::/64');
  });

  test('nobody, once the connection is closed', () => {
    expect(callerAddress({ ip: undefined, socket: { remoteAddress: undefined } })).toBe('');
  });
});
