// The language comes first: everything else is made of its words.
import { speak } from './words/language/language';
import './style/fonts.css';
import './style/palette.css';
import './style/base.css';

void speak().then(async () => (await import('./start')).start());
