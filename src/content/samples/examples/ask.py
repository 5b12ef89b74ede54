import os
import requests

url = "https://api.host.example/v1/tutor/ask"
headers = {"Authorization": f"Bearer {os.environ['SITENAME_KEY']}"}


def ask(question):
    body = {"question": question, "subject": "algebra", "grade_level": 10}
    reply = requests.post(url, headers=headers, json=body, timeout=30)
    data = reply.json()
    if not reply.ok:
        raise RuntimeError(data["message"])
    return data["response"]


print(ask("Is x^2+5x+6 = (x+1)(x+6)?"))
print(ask("I get 7x in the middle. I need 5x."))
