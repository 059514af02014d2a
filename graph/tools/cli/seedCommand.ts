import { demoSignIn } from '../../demo/demoSignIn.ts';
import { seedDemo } from '../../demo/seed.ts';
import { Event } from '../../model/events/Event.ts';
import { Group } from '../../model/groups/Group.ts';
import { Post } from '../../model/posts/Post.ts';
import { User } from '../../model/users/User.ts';
import { DomainError } from '../../platform/lib/errors.ts';
import { defineCommand } from './command.ts';

export const seedCommand = defineCommand({
  name: 'seed',
  help: 'Fills an empty database with the demo community.',
  operands: [],
  options: {},
  createsDatabase: true,
  async run({ backend, em }) {
    if (!(await seedDemo(backend))) {
      throw new DomainError('CONFLICT', 'This database has members: the demo community needs an empty database.');
    }
    const [members, groups] = [await em.count(User), await em.count(Group)];
    const [events, posts] = [await em.count(Event), await em.count(Post)];
    const { username, password } = demoSignIn;
    return {
      data: { members, groups, events, posts, signIn: demoSignIn },
      text: `Created ${members} members, ${groups} groups, ${events} events and ${posts} posts. Sign in as ${username} with the password ${password}`,
    };
  },
});
