import { OnlineMigration } from '../OnlineMigration.ts';

export class Migration20261124152031_notice_receipts extends OnlineMigration {

  override name = 'Migration20261124152031_notice_receipts';

  override up(): void | Promise<void> {
    this.addIndex('report_receipt_index', '"report" ("receipt_hash")');
    this.addConstraint('report', 'report_sender_check', 'check ((reporter_id is null) = (receipt_hash is not null))');
  }

  override down(): void | Promise<void> {
    this.addSql(`drop index if exists "report_receipt_index";`);
    this.addSql(`alter table "report" drop constraint if exists "report_sender_check";`);
  }

}
