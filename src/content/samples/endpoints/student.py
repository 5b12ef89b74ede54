import os
import requests

key = os.environ["SITENAME_KEY"]
reply = requests.get(
    "https://api.host.example/api/v1/students/stu_2041",
    headers={"Authorization": f"Bearer {key}"},
)
print(reply.json())
