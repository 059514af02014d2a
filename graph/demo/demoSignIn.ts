/** The credentials of the demo member. The sign-in page of a demo instance shows them. */
export const demoSignIn = { username: 'demo', password: 'demo-ride' } as const;
