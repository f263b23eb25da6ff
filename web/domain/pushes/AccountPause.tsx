import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import words from '../../i18n/pushCenter';
import { api, queryClient } from '../../kit/api';
import { useApiMutation } from '../../kit/api/mutations';
import { useLang, useText } from '../../kit/i18n';
import { formatMinute } from '../../kit/layout/format';
import { toast } from '../../kit/toast';

/** How often a paused account is looked at again. */
const LOOK_MS = 5000;

const KEY = ['pushes', 'account'];
const minutes = (seconds: number): string => formatMinute(seconds);

const readPause = (signal?: AbortSignal) =>
  api.get('/v1/push/account', {}, { ...(signal && { signal }), silent: true });

/** Says on every page of the operators that the chat app takes no messages, and lets them try it at once. */
export function AccountPause() {
  const text = useText(words).pause;
  const { lang } = useLang();
  const query = useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => readPause(signal),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.pause ? LOOK_MS : false),
  });
  const resume = useApiMutation(() => api.post('/v1/push/account/resume', {}), {
    onSuccess: ({ resumed }) => {
      toast.info(resumed ? text.resumed : text.open);
      void queryClient.invalidateQueries({ queryKey: ['pushes'] });
    },
  });
  const pause = query.data?.pause;
  if (!pause) return null;
  return (
    <Alert
      severity="warning"
      sx={{ mb: 2 }}
      action={
        <Button color="inherit" size="small" loading={resume.isPending} onClick={() => resume.mutate()}>
          {text.resume}
        </Button>
      }
    >
      <AlertTitle>{text.title}</AlertTitle>
      {[
        pause.hint ?? pause.error_msg ?? pause.error_code,
        [pause.next_try ? text.tried(minutes(pause.next_try)) : '', text.until(minutes(pause.until_time))]
          .filter(Boolean)
          .join(lang === 'zh' ? '' : ' '),
      ].map((line) => (
        <div key={line}>{line}</div>
      ))}
    </Alert>
  );
}
