import { OnlineMigration } from '../OnlineMigration.ts';

export class Migration20261124193112_passkey_attempts extends OnlineMigration {

  override name = 'Migration20261124193112_passkey_attempts';

  override up(): void | Promise<void> {
    this.addConstraint('sign_in_attempt', 'sign_in_attempt_kind_check', `check (kind in ('provider', 'newcomer', 'newPasskey', 'passkey'))`);
  }

  override down(): void | Promise<void> {
    this.addSql(`delete from "sign_in_attempt" where kind in ('newPasskey', 'passkey');`);
    this.addConstraint('sign_in_attempt', 'sign_in_attempt_kind_check', `check (kind in ('provider', 'newcomer'))`);
  }

}
