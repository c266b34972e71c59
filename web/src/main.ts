import { mount } from 'svelte';
import App from './App.svelte';
import './look/fonts.css';
import './look/tokens.css';
import './look/base.css';
import './look/miniature.css';

const page = document.getElementById('page');
if (page !== null) mount(App, { target: page });

// Browsers have service workers on secure addresses only. Whatever the first page needs goes first.
if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  const begin = () =>
    void import('./offline/NewVersion.svelte').then(({ default: NewVersion }) =>
      mount(NewVersion, { target: document.body }),
    );
  if (document.readyState === 'complete') begin();
  else addEventListener('load', begin);
}
