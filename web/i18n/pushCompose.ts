import { defineText } from '../kit/i18n';
import en from './en/pushCompose';
import zh from './zh/pushCompose';

export default defineText(zh, en);
