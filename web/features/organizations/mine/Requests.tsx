import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import type { OwnOrganization } from '../../../../db/contract/organizations';
import words from '../../../i18n/organizations';
import { pickName, useLang, useText } from '../../../kit/i18n';

/** The part of the page where the members of an organisation stand. */
export const MEMBERS = '#members';

/** Tells administrators at which of their organisations people wait to be admitted, and leads there. */
export function Requests({ rows }: { rows: OwnOrganization[] }) {
  const text = useText(words).mine;
  const { lang } = useLang();
  const waiting = rows.filter((row) => row.pending > 0);
  return (
    <div role="status">
      {waiting.map((row) => (
        <Alert
          key={row.organization_id}
          severity="info"
          role="note"
          sx={{ mb: 2, alignItems: 'center' }}
          action={
            <Button
              size="small"
              component={Link}
              // Without a page: requests come first in the list of members.
              to={{ search: `?id=${row.organization_id}`, hash: MEMBERS }}
              aria-label={text.of(text.toRequests, pickName(lang, row.name, row.name_en))}
            >
              {text.toRequests}
            </Button>
          }
        >
          {rows.length > 1
            ? text.waitingIn(row.pending, pickName(lang, row.name, row.name_en))
            : text.waiting(row.pending)}
        </Alert>
      ))}
    </div>
  );
}
