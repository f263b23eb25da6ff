import { CLINIC_RATINGS } from '../../../../db/contract/clinic';
import { labelOf } from '../../../../db/contract/enums';
import { StaffPage } from '../../../domain/session/StaffPage';
import words from '../../../i18n/clinic';
import { useLang, useText } from '../../../kit/i18n';
import { ResourceTable } from '../../../kit/resource';
import { ApplicationState, useAsked } from '../parts';

const STATES = ['waiting', 'booked', 'finished', 'revoked'] as const;

/** All applications of the clinic, for staff: what waits, who has which time, what was closed. */
export default function ClinicQueue() {
  const all = useText(words);
  const text = all.staff;
  const { lang } = useLang();
  const askedOf = useAsked();
  return (
    <StaffPage authority="content-admin" title={text.title} lead={text.lead}>
      <ResourceTable
        queryKey={['clinic', 'queue']}
        path="/v1/clinic/list"
        rowId={({ id }) => id}
        label={text.title}
        keyword={text.keyword}
        empty={{ title: text.empty }}
        fields={[
          {
            name: 'org_name',
            label: text.from,
            flex: 1,
            minWidth: 190,
            look: 'name',
            below: ({ contacts }) => contacts,
            to: ({ id }) => `/content/clinic/${id}`,
          },
          {
            name: 'problem',
            label: text.problem,
            flex: 2,
            minWidth: 240,
            show: ({ problem }) => problem ?? '',
          },
          {
            name: 'expert_id',
            label: text.with,
            flex: 1,
            minWidth: 200,
            show: (row) => askedOf(row).expert || all.noExpert,
            below: (row) => askedOf(row).time || all.waits,
          },
          {
            name: 'state',
            label: text.state,
            minWidth: 150,
            look: 'choice',
            options: STATES.map((value) => ({ value, label: text.states[value] })),
            filter: true,
            show: (row) => <ApplicationState row={row} />,
            below: ({ unread, rating }) =>
              [
                ...(unread > 0 ? [all.unread(unread)] : []),
                ...(rating === null ? [] : [labelOf(CLINIC_RATINGS, rating, lang)]),
              ].join(' · '),
          },
          { name: 'add_time', label: text.added, look: 'day' },
        ]}
        actions={{
          list: ({ id, org_name }) => [{ label: all.open, of: all.openOf(org_name), to: `/content/clinic/${id}` }],
        }}
      />
    </StaffPage>
  );
}
