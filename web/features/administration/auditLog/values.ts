import { fieldNames } from '../../../../db/contract/field-names';
import administration from '../../../i18n/administration';
import deals from '../../../i18n/deals';
import kit from '../../../i18n/kit';
import audit from '../../../i18n/moderation';
import applications from '../../../i18n/pushApplications';
import records from '../../../i18n/pushRecords';
import verifications from '../../../i18n/verifications';
import type { Lang } from '../../../kit/i18n';

type Words = Readonly<Record<string, string>>;

/** What the plain values that the log keeps of an action are called, by action; numbers of rows and names stand for themselves. */
export function valueWords(lang: Lang): Readonly<Record<string, Words>> {
  const { auditLog, users } = administration[lang];
  const { status } = kit[lang];
  const { values } = audit[lang].history;
  const { states } = deals[lang];
  const switched = { 0: users.active, 1: users.disabled };
  return {
    publish: status,
    edit: status,
    audit: status,
    'follow-up': status,
    delete: status,
    propose: status,
    'approval-undo': status,
    disable: switched,
    enable: switched,
    'deal-open': states,
    'deal-step': states,
    'deal-propose': states,
    'deal-remind': states,
    'deal-contact': auditLog.contacts,
    'attribution-answer': values,
    'object-decide': values,
    verification: verifications[lang].states,
    'push-application': applications[lang].states,
    'push-answer': records[lang].stages,
    'push-test': auditLog.testees,
    'push-edit': { 0: auditLog.unscheduled },
    open: auditLog.opened,
    matching: auditLog.matching,
    portrait: auditLog.matching,
    'second-factor-on': auditLog.factors,
    'second-factor-off': auditLog.factors,
  };
}

/** Names of the columns whose values the log keeps as JSON. */
export function columnName(lang: Lang, name: string): string {
  const { columns } = administration[lang].auditLog;
  const fields = fieldNames[lang];
  return columns[name] ?? fields[`organization.${name}`] ?? fields[name] ?? name;
}
