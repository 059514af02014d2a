import { createHash, randomBytes } from 'node:crypto';

const tokenBytes = 32;
const tokenPattern = /^[A-Za-z0-9_-]{43}$/;

/** A random token of 43 characters, 256 bits. */
export const newToken = (): string => randomBytes(tokenBytes).toString('base64url');

/** Whether a text has the form of a token. */
export const isToken = (text: string): boolean => tokenPattern.test(text);

/** The SHA-256 of a token. The database stores only this. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex');
