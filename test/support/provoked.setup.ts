import { keepRefusalsOfFile } from "./provoked.ts";

keepRefusalsOfFile();
