import Box from '@mui/material/Box';
import { Link } from 'react-router-dom';
import { showcaseAddress } from '../../../db/contract/programme/addresses';
import catalog from '../../i18n/catalog';
import { useApiQuery } from '../../kit/api';
import { useText } from '../../kit/i18n';

const SHOWN = 3;

/** Published projects of the programme that bear the word that somebody searches for; nothing where none does. */
export default function SelectedHits({ keyword }: { keyword: string }) {
  const text = useText(catalog).selectedHits;
  const query = useApiQuery(
    ['programme', 'published'],
    '/v1/programme/published',
    { keyword, pageSize: SHOWN },
    { silent: true },
  );
  const { records = [], total = 0 } = query.data ?? {};
  if (records.length === 0) return null;
  return (
    <Box
      component="section"
      aria-label={text.title}
      sx={{ mt: 3, p: 2, border: 1, borderColor: 'brand.line', borderRadius: 2, bgcolor: 'brand.tint' }}
    >
      <Box sx={{ fontWeight: 600 }}>{text.title}</Box>
      <Box component="ul" sx={{ m: 0, mt: 0.5, pl: 2.5 }}>
        {records.map(({ id, name, org_name }) => (
          <li key={id}>
            <Link to={showcaseAddress(id, name)}>{name}</Link> <small>{org_name}</small>
          </li>
        ))}
      </Box>
      {total > SHOWN ? (
        <Link to={`/programme/selected?keyword=${encodeURIComponent(keyword)}`}>{text.all(total)}</Link>
      ) : null}
    </Box>
  );
}
