import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import words from '../../../i18n/moderation';
import { useText } from '../../../kit/i18n';
import { FieldRemarks } from './FieldRemarks';
import type { Review } from './useReview';

/** What is still open of a review, each remark one press away, and what belongs to no field of this step. */
export function ReviewNotice({ review }: { review: Review }) {
  const text = useText(words).notes;
  const { query, remarked, apart, jump, conversation, placeholder } = review;
  const open = remarked.filter((each) => each.open > 0);
  const count = open.reduce((sum, each) => sum + each.open, 0);
  if (query.isError && !query.data) {
    return (
      <Alert
        severity="warning"
        sx={{ mb: 2.5 }}
        action={
          <Button size="small" onClick={() => void query.refetch()}>
            {text.again}
          </Button>
        }
      >
        {text.failed}
      </Alert>
    );
  }
  if (remarked.length === 0) return null;
  return (
    <>
      <Alert severity={count > 0 ? 'warning' : 'success'} sx={{ mb: 2.5 }}>
        {count > 0 ? (
          <>
            <AlertTitle>{text.title(count)}</AlertTitle>
            {text.lead}
            <Box
              component="ul"
              sx={{ listStyle: 'none', m: 0, mt: 0.5, p: 0, display: 'flex', flexWrap: 'wrap', gap: 1 }}
            >
              {open.map((each) => (
                <li key={each.field}>
                  <Button
                    size="small"
                    variant="outlined"
                    color="inherit"
                    sx={{ textTransform: 'none', textAlign: 'left', overflowWrap: 'anywhere' }}
                    onClick={() => jump(each.field)}
                  >
                    {each.open > 1 ? `${each.name} · ${each.open}` : each.name}
                  </Button>
                </li>
              ))}
            </Box>
          </>
        ) : (
          text.allDone
        )}
      </Alert>
      {apart.length > 0 ? (
        <Box component="section" aria-label={text.apart} sx={{ mb: 3 }}>
          {apart.map((each) => (
            <FieldRemarks
              key={each.field}
              remarked={each}
              conversation={conversation}
              placeholder={placeholder}
              titled
            />
          ))}
        </Box>
      ) : null}
    </>
  );
}
