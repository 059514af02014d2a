/** The sign-in of the demo community's first member, shown on the sign-in screen of an instance that has one. */
export const demoSignIn = { username: 'demo', password: 'demo-ride' } as const;
