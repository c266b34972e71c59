import { mount } from 'svelte';
import App from './App.svelte';
import './look/fonts.css';
import './look/tokens.css';
import './look/base.css';
import './look/miniature.css';

const page = document.getElementById('page');
if (page !== null) mount(App, { target: page });
