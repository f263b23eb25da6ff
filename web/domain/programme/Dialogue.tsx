import Box from '@mui/material/Box';
import words from '../../i18n/programmeDeclarations';
import { ApiError, api, reread, useApiQuery } from '../../kit/api';
import { useText } from '../../kit/i18n';
import { formatMinute } from '../../kit/layout/format';
import { saying } from '../../kit/layout/looks';
import { QueryState } from '../../kit/layout/QueryState';
import { Section } from '../../kit/layout/Section';
import { CommentBox } from '../reviews/CommentBox';

interface DialogueProps {
  /** The declaration. */
  id: string;
  /** Which side reads: the declarant, unless told. */
  side?: 'declarant' | 'office';
  /** It is not handed in yet: the office reads nothing of it. */
  draft?: boolean;
  /** Something around it says already what it is. */
  bare?: boolean;
}

/** What declarant and programme office write to each other about a declaration. */
export function Dialogue({ id, side = 'declarant', draft = false, bare = false }: DialogueProps) {
  const text = useText(words).dialogue;
  const query = useApiQuery(['programme', 'dialogue', id], '/v1/programme/dialogue', { id }, { staleMs: 0 });
  const send = async (content: string): Promise<boolean> => {
    try {
      await api.post('/v1/programme/dialogue', { id, content });
    } catch (error) {
      // The API client has shown what the server says; the words stay in their box.
      if (error instanceof ApiError) return false;
      throw error;
    }
    await reread([['programme', 'dialogue', id]]);
    return true;
  };
  const all = query.data?.words;
  const office = side === 'office';
  const content = (
    <>
      {all ? null : <QueryState query={query} count={2} />}
      {all?.length === 0 || draft ? <Box sx={{ color: 'text.secondary' }}>{draft ? text.draft : text.none}</Box> : null}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
        {all?.map((word) => {
          const from = word.from_declarant ? text.declarant : text.office;
          const author = word.is_own ? text.you : word.author;
          return (
            <Box
              component="li"
              key={word.id}
              sx={{ ...saying, borderColor: word.from_declarant ? 'primary.main' : 'warning.main' }}
            >
              <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1, fontSize: '0.8125rem' }}>
                <strong>{author ? `${from} · ${author}` : from}</strong>
                <Box component="span" sx={{ color: 'text.secondary' }}>
                  {formatMinute(word.add_time)}
                </Box>
              </Box>
              <Box sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{word.content}</Box>
            </Box>
          );
        })}
      </Box>
      <CommentBox label={text.write} placeholder={office ? text.officePlaceholder : text.placeholder} onSend={send} />
    </>
  );
  if (bare) return content;
  return (
    <Section card title={office ? text.officeTitle : text.title}>
      {content}
    </Section>
  );
}
