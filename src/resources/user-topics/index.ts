import { muteTopic } from "./mute-topic.ts";
import { updateUserTopic } from "./update-user-topic.ts";

export const USER_TOPIC_OPERATIONS = [updateUserTopic, muteTopic];
