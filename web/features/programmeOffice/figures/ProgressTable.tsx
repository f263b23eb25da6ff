import Box from '@mui/material/Box';
import { IDENTIFY } from '../../../../db/contract/enums-programme';
import { useLabel } from '../../../domain/catalog/words';
import words from '../../../i18n/programmeFigures';
import { useApiQuery } from '../../../kit/api';
import { useText } from '../../../kit/i18n';
import { QueryState } from '../../../kit/layout/QueryState';
import { Numbers } from './Numbers';
import { rowsAt } from './rowsAt';

/** How far each recommender of a round is. */
export function ProgressTable({ round }: { round: string }) {
  const text = useText(words);
  const label = useLabel();
  const query = useApiQuery(['programme', 'progress'], '/v1/programme/office/progress', { round });
  if (!query.data) return <QueryState query={query} />;
  if (query.data.length === 0) return null;
  return (
    <Numbers
      title={text.progress}
      hint={text.progressHint}
      first={text.recommender}
      columns={[text.assigned, text.written, text.due]}
      lines={query.data.map(({ recommender_id: recommender, name, identify, assigned, written, due }) => {
        const at = { round, recommender };
        return {
          key: recommender,
          said: name ?? recommender,
          name: (
            <>
              {name}
              <Box component="span" sx={{ ml: 1, fontSize: '0.8125rem', color: 'text.secondary' }}>
                {label(IDENTIFY, identify)}
              </Box>
            </>
          ),
          numbers: [
            { value: assigned, to: rowsAt(at) },
            { value: written, to: rowsAt({ ...at, progress: 'written' }) },
            { value: due, to: rowsAt({ ...at, progress: 'due' }) },
          ],
        };
      })}
    />
  );
}
